/** End of an element, or a whole `code`; its group is set where the next element begins at once. */
const END = /(?:<code\b[^]*?<\/code>|<\/\w+>)(?=(<\w)?)/g;

/**
 * Puts a space between adjacent elements: the index would read a cell and its neighbour, or a term
 * and its meaning, as one word. Code stays as it is, because there each colour is an element.
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

/** Pagefind weights of fields; readers look up fields of requests more often. */
const WEIGHTS = { request: 8, response: 3 };

/**
 * Prepares a page for the index. A field, a response and a response code become headings, so that a
 * hit links to its row; the path of an operation is separated from the server. Responses are alike
 * at every operation, so they count little; a page of prose counts double, because it explains what
 * operations repeat.
 */
export function prepareIndexHtml(html: string): string {
  const marked = html
    .replace(FIELD, (link, id: string, name: string) => {
      // No name of a field: `any other name`, `each item`.
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
