import { compareReleases, type ReleaseTexts } from './compare-texts';

// Runs in a worker that `compareInWorker` starts.
addEventListener('message', ({ data }: MessageEvent<ReleaseTexts>) => {
  postMessage(compareReleases(data));
});
