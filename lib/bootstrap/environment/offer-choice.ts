import { environment } from '@/.generated/words/ui/page-scripts';
import { replaceSampleHosts, type SampleHosts } from '@/lib/environment/sample-hosts';
import {
  CHOSEN_ENVIRONMENT,
  type OwnEnvironments,
  selectEnvironment,
} from '@/lib/environment/select-environment';
import { whenParsed } from '../first-frame';
import { NATIVE_CONTROL } from '../native-control';

/** Name of the element that holds the choice of an environment. */
export const ENVIRONMENT_CHOICE = 'environment-choice';

/** Files with requests, which name the APIs that they are written with. */
const REQUEST_FILES = 'a[download][href$="/postman.json"]';

/**
 * Lets the reader choose an environment for this visit. A press keeps its name, and no more, in `sessionStorage` and loads
 * the page again: keys are forgotten, and everything on the page is of the chosen environment. A browser that refuses
 * storage has no choice.
 */
export function offerChoice(own: OwnEnvironments, hosts: SampleHosts): void {
  customElements.define(
    ENVIRONMENT_CHOICE,
    class extends HTMLElement {
      connectedCallback(): void {
        void whenParsed().then(() => showChoice(this, own));
      }
    },
  );
  addEventListener('click', (event) => {
    const present = selectEnvironment(location.hostname);
    const link = event.target instanceof Element && event.target.closest(REQUEST_FILES);
    if (!(link instanceof HTMLAnchorElement) || !hosts[present]) return;
    event.preventDefault();
    void download(link, (text) => replaceSampleHosts(text, hosts, present));
  });
}

function showChoice(place: HTMLElement, { choices, labels, standard }: OwnEnvironments): void {
  if (!canKeep()) return;
  const select = (isOfHost: boolean) => {
    const name = selectEnvironment(location.hostname, isOfHost);
    return Object.hasOwn(labels, name) ? name : standard;
  };
  const [present, ofHost] = [select(false), select(true)];
  const list = document.createElement('ul');
  for (const name of choices.includes(ofHost) ? choices : [ofHost, ...choices]) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = labels[name] ?? name;
    button.setAttribute(NATIVE_CONTROL, '');
    if (name === present) button.ariaCurrent = 'true';
    button.addEventListener('click', () => {
      sessionStorage.setItem(CHOSEN_ENVIRONMENT, name);
      location.reload();
    });
    const item = document.createElement('li');
    item.append(button);
    list.append(item);
  }
  const summary = document.createElement('summary');
  summary.textContent = environment(labels[present] ?? present);
  const details = document.createElement('details');
  details.append(summary, list);
  place.replaceChildren(details);
}

/** Whether the browser keeps a choice. */
function canKeep(): boolean {
  try {
    return sessionStorage.length >= 0;
  } catch {
    return false;
  }
}

/** Saves the file of a link with another text; the file as it is where it does not load. */
async function download(
  { href, download: name }: HTMLAnchorElement,
  edit: (text: string) => string,
): Promise<void> {
  const text = await fetch(href).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );
  const url = text === undefined ? href : URL.createObjectURL(new Blob([edit(text)]));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  if (url !== href) setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
