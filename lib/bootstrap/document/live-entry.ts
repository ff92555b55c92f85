import { compareLive, type LiveDocument } from './compare-live';

// Replaced when the script is bundled (lib/kit/build/generated/bundle-scripts.ts).
declare const LIVE_DOCUMENTS: readonly LiveDocument[];

compareLive(LIVE_DOCUMENTS);
