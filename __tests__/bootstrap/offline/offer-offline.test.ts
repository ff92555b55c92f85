/** @jest-environment jsdom */
import { OFFLINE } from '@/lib/bootstrap/offline/names';
import { offerOffline } from '@/lib/bootstrap/offline/offer-offline';

it('loads its script at a press of its button, once, and not before', () => {
  document.body.innerHTML = `<button id="other"></button><p ${OFFLINE}="/offline-worker.js"><button>Keep</button></p>`;
  offerOffline('/scripts/keep-offline.js');
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  const listScripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
  press('#other');
  expect(listScripts()).toEqual([]);
  press('p button');
  press('p button');
  expect(listScripts()).toEqual(['http://localhost/scripts/keep-offline.js']);
});
