import type { GetStarted } from './kinds/get-started';
import { readContent } from './read-content';

/** `content/get-started.json`, with the site's values in place. @throws {InvalidContentError} when any content file is at fault. */
export function readGetStarted(): GetStarted {
  return readContent().getStarted;
}
