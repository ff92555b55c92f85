import { runBeside } from '@/lib/kit/system/run-beside';

const later = async <Result>(result: Result): Promise<Result> => {
  await Promise.resolve();
  return result;
};

test('two builds give both results', async () => {
  expect(
    await runBeside(
      () => later('first'),
      () => later(2),
    ),
  ).toEqual(['first', 2]);
});

test('a build that fails is said, whichever it is', async () => {
  const fail = () => Promise.reject(new Error('no page has this address'));
  await expect(runBeside(fail, () => later(1))).rejects.toThrow('no page has this address');
  await expect(runBeside(() => later(1), fail)).rejects.toThrow('no page has this address');
});
