const END = /(?:<code\b[^]*?<\/code>|<\/\w+>)(?=(<\w)?)/g;

/**
 * A page with a space wherever one element ends and the next begins: the index reads a cell and its
 * neighbour, or a term and its meaning, as one word otherwise. Code stays as it is: there each colour is
 * an element.
 * @example separateElements('<th>402</th><td>Declined</td>') // '<th>402</th> <td>Declined</td>'
 */
export function separateElements(html: string): string {
  return html.replace(END, (end, next?: string) => (next === undefined ? end : `${end} `));
}

const FIELD = /<a class="[^"]*" href="#([^"]+)" data-pagefind-weight="5">([^]*?)<\/a>/g;
const STATUS = /<a class="[^"]*" href="#(response\.\w+)">(<span [^>]*>\w+<\/span>)<\/a>/g;
const CODE_ROW = /(<tr id="([^"]+)"[^>]*><th[^>]*>)<a href="#[^"]+">([^]*?)<\/a>/g;
const SERVER = /(<code><span[^>]*>https?:[^<]*<\/span>)(?=<wbr)/g;
const RESPONSES = /<section class="[^"]*" id="response"/;
const PROSE = /(?<!data-operation="[^"]*" )data-pagefind-body="true"/;

/** Who asks for a field wants to send it more often than to read it. */
const WEIGHTS = { request: 8, response: 3 };

/**
 * A page as the index is to read it, made of what readers see. A field, a response and a result code become
 * headings, so that a hit leads to the very row; the path of an operation is a word without the server before it.
 * Answers say much the same at every operation, so they count little, and a page of prose counts double: it
 * explains what the pages of operations repeat.
 */
export function prepareIndexHtml(html: string): string {
  const marked = html
    .replace(FIELD, (link, id: string, name: string) => {
      // `any other name`, `each item`: nobody looks for these.
      if (!id.endsWith(`.${name}`)) return link;
      const weight = /(?:^|\.)response\./.test(id) ? WEIGHTS.response : WEIGHTS.request;
      return `<h6 id="${id}" data-pagefind-weight="${weight}">${name}</h6>`;
    })
    .replace(STATUS, `<h6 id="$1" data-pagefind-weight="${WEIGHTS.response}">$2</h6>`)
    .replace(CODE_ROW, '$1<h6 id="$2" data-pagefind-weight="10">$3</h6>')
    .replace(SERVER, '$1 ')
    .replace(RESPONSES, '$& data-pagefind-weight="0.3"')
    .replace(PROSE, '$& data-pagefind-weight="2"');
  return separateElements(marked);
}
