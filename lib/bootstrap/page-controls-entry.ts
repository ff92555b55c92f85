import type { ByEnvironment } from '@/lib/environment/select-environment';
import { offerOffline } from './offline/offer-offline';
import { startPageControls } from './page-controls';

// Replaced with API base of each environment when the script is bundled (lib/kit/build/generated/bundle-scripts.ts).
declare const API_BASES: ByEnvironment;

// Replaced with the address of the tools for agents (lib/agents/web-tools.ts).
declare const AGENT_TOOLS_SCRIPT: string;

// Replaced with the address of what keeps the portal offline; absent where it offers no copy.
declare const OFFLINE_SCRIPT: string | undefined;

startPageControls(API_BASES);
if (OFFLINE_SCRIPT) offerOffline(OFFLINE_SCRIPT);
// Only where the browser has an agent: no reader else waits for it.
if ('modelContext' in document || 'modelContext' in navigator)
  document.head.append(
    Object.assign(document.createElement('script'), { src: AGENT_TOOLS_SCRIPT }),
  );
