import {
  findTarget,
  focusTarget,
  reveal,
  whenPresent,
} from '@/components/page-behaviour/fragment-target';

const get = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id}`);
  return element;
};

describe('SPEC 2 page behaviour: the element of a fragment', () => {
  test.each([
    ['#plain', 'plain'],
    ['#caf%C3%A9', 'café'],
    ['#a%20b', 'a%20b'],
    ['#none', undefined],
    ['', undefined],
  ])('%j finds %j', (hash, id) => {
    document.body.innerHTML =
      '<p id="plain"></p><p id="café"></p><p id="a%20b"></p><p id="a b"></p>';
    expect(findTarget(hash)?.id).toBe(id);
  });

  test('everything closed around it opens, and nothing else', () => {
    document.body.innerHTML =
      '<details id="out"><summary>a</summary><div hidden="until-found" id="found">' +
      '<details id="in"><summary>b</summary><p id="goal">text</p></details></div></details>' +
      '<details id="other"><summary>c</summary></details>';
    reveal(get('goal'));
    expect([...document.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual([
      'out',
      'in',
    ]);
    expect(get('found')).not.toHaveAttribute('hidden');
  });

  test('a heading takes the focus once, and leaves no trace', () => {
    document.body.innerHTML = '<h2 id="goal">text</h2><button>next</button>';
    expect(focusTarget(get('goal'))).toHaveFocus();
    document.querySelector('button')?.focus();
    expect(get('goal')).not.toHaveAttribute('tabindex');
  });

  test('what can take the focus keeps its place in the order', () => {
    document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
    focusTarget(get('main')).blur();
    expect(get('main')).toHaveAttribute('tabindex', '-1');
  });

  test('a closed part gives the focus to its summary', () => {
    document.body.innerHTML = '<details id="goal"><summary id="name">a</summary></details>';
    expect(focusTarget(get('goal')).id).toBe('name');
  });

  test('an element that is drawn later is waited for, until nobody wants it any more', async () => {
    document.body.innerHTML = '';
    const then = jest.fn();
    whenPresent('#late', then);
    const stop = whenPresent('#later', then);
    document.body.innerHTML = '<div><p id="late"></p></div>';
    await Promise.resolve();
    expect(then.mock.calls).toEqual([[get('late')]]);
    stop();
    document.body.insertAdjacentHTML('beforeend', '<p id="later"></p><p id="late"></p>');
    await Promise.resolve();
    expect(then).toHaveBeenCalledTimes(1);
  });
});
