import { parseYaml } from './parse-yaml';

// Runs in a worker that parse-yaml-async.ts starts.
addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage(parseYaml(data));
});
