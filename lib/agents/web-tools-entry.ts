import { BASE_PATH } from '@/lib/routes/urls';
import { openWebPortal } from './portal';
import { registerWebTools } from './web-tools';

// Chromium 149 had it at the navigator, later versions at the document.
const context: unknown =
  Reflect.get(document, 'modelContext') ?? Reflect.get(navigator, 'modelContext');
registerWebTools(context, openWebPortal(location.origin + BASE_PATH));
