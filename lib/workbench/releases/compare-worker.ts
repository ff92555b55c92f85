import { compareReleases, type ReleaseTexts } from './compare-releases';

// Runs in a worker that `compareInWorker` starts.
addEventListener('message', ({ data }: MessageEvent<ReleaseTexts>) => {
  postMessage(compareReleases(data));
});
