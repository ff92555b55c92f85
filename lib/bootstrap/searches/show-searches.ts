import * as words from '@/.generated/words/docs/searched-in-vain';
import { MAX_LINK_CHARS, printMailLink } from '@/lib/routes/mail-link';
import {
  keepSearches,
  readSearches,
  SEARCHES_CHANGED,
  STORED_SEARCHES,
  type VainSearch,
} from '@/lib/workbench/searches/kept-searches';
import { whenParsed } from '../first-frame';
import { NATIVE_CONTROL } from '../native-control';

/** Name of the element that shows the reader's searches in vain. */
export const SEARCHED_IN_VAIN = 'searched-in-vain';

/** Attribute of that element: the mail address that a reader may send them to. */
export const SEARCHES_TO = 'data-mail';

/** Shows the searches that this browser has counted, wherever the element is, and again when they change. */
export function showSearches(): void {
  customElements.define(
    SEARCHED_IN_VAIN,
    class extends HTMLElement {
      /** Called for each element, also for one that the router renders later. */
      connectedCallback(): void {
        void whenParsed().then(() => show(this));
      }
    },
  );
  const showAll = () => document.querySelectorAll(SEARCHED_IN_VAIN).forEach(show);
  addEventListener(SEARCHES_CHANGED, showAll);
  // Another tab has changed them.
  addEventListener('storage', ({ key }) => key === STORED_SEARCHES && showAll());
}

function create(name: string, content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  for (const one of content) element.append(one);
  return element;
}

function show(place: Element): void {
  // The newest of those with the same count comes first.
  const searches = readSearches().toReversed();
  const sorted = searches.toSorted((one, other) => other.count - one.count);
  if (sorted.length === 0) return place.replaceChildren(create('p', [words.none]));
  const items = sorted.map(({ query, count }) =>
    create('li', [create('q', [query]), ' ', create('small', [words.times(count)])]),
  );
  const mail = create('a', [words.mail]);
  mail.setAttribute('href', printMail(place.getAttribute(SEARCHES_TO) ?? '', sorted));
  const button = create('button', [words.forget]);
  button.setAttribute('type', 'button');
  button.setAttribute(NATIVE_CONTROL, '');
  button.addEventListener('click', () => forget(place));
  place.replaceChildren(
    create('p', [words.kept]),
    create('ul', items),
    create('div', [mail, button]),
  );
}

/** Forgets all, and says so where the focus goes on: the button is gone. */
function forget(place: Element): void {
  keepSearches([]);
  const said = create('p', [words.forgotten]);
  said.tabIndex = -1;
  place.prepend(said);
  said.focus();
}

/** Link to a mail with as many of the searches as it can take. */
function printMail(email: string, searches: readonly VainSearch[]): string {
  const lines = searches.map(({ query, count }) => `${query} (${words.times(count)})`);
  const print = (length: number) =>
    printMailLink(email, words.subject, [words.intro, '', ...lines.slice(0, length)].join('\n'));
  let { length } = lines;
  while (length > 1 && print(length).length > MAX_LINK_CHARS) length -= 1;
  return print(length);
}
