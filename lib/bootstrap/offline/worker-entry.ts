import { type OfflineCopy, startRemoval, startWorker } from './worker';
import type { WorkerScope } from './worker-scope';

// Replaced when the worker is bundled (lib/build/offline/write-offline.ts): the global scope, and the copy, which is
// absent where the portal offers none.
declare const WORKER_SCOPE: WorkerScope;
declare const OFFLINE_COPY: OfflineCopy | undefined;

if (OFFLINE_COPY) startWorker(WORKER_SCOPE, OFFLINE_COPY);
else startRemoval(WORKER_SCOPE);
