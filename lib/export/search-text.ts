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
