/** @shipped-documents */
import { readPageBody } from '@/lib/content/read-page-body';
import { readPage, readPages } from '@/lib/content/read-pages';
import { readGoLiveLists } from '@/lib/pages/guide/go-live';

const common = readPageBody(readPage('guides', 'go-live')).tasks;
const lists = readGoLiveLists();

test('the go-live page has the list of every guide, in their order', () => {
  const guides = readPages('guides').filter(({ file }) => file !== 'go-live');
  expect(lists.map(({ title }) => title)).toEqual(guides.map(({ title }) => title));
});

test('it says once what holds for every integration', () => {
  expect(common.join()).toContain('production key');
  expect(lists.flatMap(({ tasks }) => tasks).join()).not.toContain('production key](');
});

test('no item stands in the lists of two guides, where one tick would tick both', () => {
  const tasks = [...common, ...lists.flatMap((list) => list.tasks)];
  expect(tasks.filter((task, index) => tasks.indexOf(task) !== index)).toEqual([]);
});
