/**
 * Sends a message to a new worker and waits for its answer.
 * @returns `undefined` where the worker does not load, fails, or cannot hand its answer over.
 */
export function askWorker<Answer>(worker: Worker, message: unknown): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const end = (answer?: Answer) => {
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => end(data));
    worker.addEventListener('messageerror', () => end());
    worker.addEventListener('error', (event) => {
      // The page does the work instead: nothing to report.
      event.preventDefault();
      end();
    });
    worker.postMessage(message);
  });
}
