import { startWorker } from './worker';
import type { WorkerScope } from './worker-scope';

// Replaced when the worker is bundled (lib/kit/build/offline/write-offline.ts) by its global scope.
declare const WORKER_SCOPE: WorkerScope;

startWorker(WORKER_SCOPE);
