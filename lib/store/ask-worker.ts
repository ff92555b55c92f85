/**
 * Sends a message to a new worker and waits for its answer.
 * @param onProgress receives the numbers that the worker posts before its answer.
 * @returns `undefined` where the worker does not load, fails, or cannot hand its answer over.
 */
export function askWorker<Answer>(
  worker: Worker,
  message: unknown,
  onProgress?: (done: number) => void,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const end = (answer?: Answer) => {
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (onProgress && typeof data === 'number') onProgress(data);
      else end(data);
    });
    worker.addEventListener('messageerror', () => end());
    worker.addEventListener('error', (event) => {
      // The page does the work instead: nothing to report.
      event.preventDefault();
      end();
    });
    worker.postMessage(message);
  });
}
