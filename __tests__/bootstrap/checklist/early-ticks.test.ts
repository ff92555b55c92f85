/** @jest-environment jsdom */
import { startChecklists } from '@/lib/bootstrap/checklist/start-checklists';

test('keeps what was ticked before the script came, beside what is stored', async () => {
  const item = (words: string) => `<li><label><input type="checkbox"> ${words}</label></li>`;
  const html = `<article><check-list><ul>${item('Keys')}${item('Alerts')}</ul></check-list></article>`;
  document.body.innerHTML = html;
  const [keys, alerts] = document.querySelectorAll('input');
  keys?.click();
  startChecklists();
  await Promise.resolve();
  expect([keys?.checked, alerts?.checked]).toEqual([true, false]);
  expect(JSON.parse(localStorage.getItem('checklist.1') ?? '')).toHaveLength(1);
});
