const END = '<!--/proof-->';

/** Comment at which a place begins that the build and the last run of tests fill. */
const getStart = (name: string) => `<!--proof:${name}-->`;

/** Marks a place of the page. @param html What stands there before it is filled. */
export const markSlot = (name: string, html: string): string => `${getStart(name)}${html}${END}`;

/** Marked places of a text, with the name of each. */
const SLOT = /<!--proof:([\w-]+)-->[^]*?<!--\/proof-->/g;

/**
 * Fills the marked places of a text; the marks stay, so that it can be filled again.
 * @param getHtml HTML of a place by its name; `undefined` leaves the place as it is.
 */
export function fillSlots(text: string, getHtml: (name: string) => string | undefined): string {
  return text.replace(SLOT, (slot, name: string) => {
    const html = getHtml(name);
    return html === undefined ? slot : markSlot(name, html);
  });
}
