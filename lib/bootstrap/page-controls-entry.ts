import type { ByEnvironment } from '@/lib/environment/app-links';
import { startPageControls } from './page-controls';

// Replaced with API base of each environment when the script is bundled (lib/build/generated/bundle-scripts.ts).
declare const API_BASES: ByEnvironment;

startPageControls(API_BASES);
