/** Module that the layout of all pages imports for its effect. */
export const CONTENT_STAMP_FILE = '.generated/content-stamp.ts';

/**
 * Prints the module. It has an effect, because Next leaves out one that has none.
 * @param time of the last edit in milliseconds; 0 in a build
 */
export function printContentStamp(time: number): string {
  return `Object.assign(globalThis, { contentStamp: ${time} });\nexport {};`;
}
