/** Levels of headings as they were written, from the outermost to the one that a text is in. */
export type OpenHeadings = readonly number[];

/** The headings that are open after one of a level, 1 to 6. */
export function enterHeading(open: OpenHeadings, level: number): OpenHeadings {
  return [...open.filter((one) => one < level), level];
}
