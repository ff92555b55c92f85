import { parseYaml } from './parse-yaml';

// Runs beside the page: see read-yaml.ts.
addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage(parseYaml(data));
});
