import { keepPages, type WorkerScope } from './keepPages.ts';
import { showPushes, type PushScope } from './showPushes.ts';

// The file of each worker: pageWorkersPlugin.ts puts what that one keeps before it.
keepPages(globalThis as unknown as WorkerScope);
showPushes(globalThis as unknown as PushScope);
