/** @jest-environment jsdom */
import {
  findEnclosingTarget,
  findTarget,
  focusTarget,
  openDetailsAround,
  reveal,
} from '@/lib/scroll/reveal-target';

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

  test('where nothing has the name, it is the nearest place around it', () => {
    document.body.innerHTML = '<section id="body"><p id="body.a"></p></section>';
    expect(findEnclosingTarget('#body.a.b.c')?.id).toBe('body.a');
    expect(findEnclosingTarget('#body.b')?.id).toBe('body');
    expect(findEnclosingTarget('#other.b')).toBeNull();
  });
});

describe('a closed part that will draw what a fragment names', () => {
  const DRAWN = `
    <details id="no"><summary>1</summary></details>
    <details data-holds="body" id="outer"><summary>2</summary>
      <details data-holds="body.a" id="inner"><summary>3</summary></details>
      <details data-holds="body.ab" id="alike"><summary>4</summary></details>
    </details>`;
  const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

  test.each([
    ['#body.a.b', ['outer', 'inner']],
    ['#body.%61.b', ['outer', 'inner']],
    ['#body.x', ['outer']],
    ['#body', []],
    ['#bodyguard', []],
    ['', []],
  ])('%j opens %j', (hash, opened) => {
    document.body.innerHTML = DRAWN;
    expect(openDetailsAround(hash)).toBe(opened.length > 0);
    expect(open()).toEqual(opened);
  });

  test('is opened once: then there is no more to hope for', () => {
    document.body.innerHTML = DRAWN;
    openDetailsAround('#body.a.b');
    expect(openDetailsAround('#body.a.b')).toBe(false);
  });
});

describe('what a choice leaves out', () => {
  const GROUP = `
    <div role="radiogroup">
      <input type="radio" name="n" id="all"><label for="all">All</label>
      <input type="radio" name="n" id="some" checked><label for="some">Some</label>
    </div>
    <div><p id="goal">text</p></div>`;
  const get = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`);
  const withVisible = (isVisible: boolean) =>
    Object.assign(HTMLElement.prototype, { checkVisibility: () => isVisible });
  afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility'));

  test('of a filter shows again when a fragment names it', () => {
    document.body.innerHTML = GROUP;
    withVisible(false);
    reveal(document.getElementById('goal') ?? document.body);
    expect(get('all')?.checked).toBe(true);
  });

  test('of a filter stays chosen where the element shows anyhow', () => {
    document.body.innerHTML = GROUP;
    withVisible(true);
    reveal(document.getElementById('goal') ?? document.body);
    expect(get('some')?.checked).toBe(true);
  });

  test('of tabs is the tab of the element', () => {
    document.body.innerHTML = `
      <input type="radio" name="t" id="one" checked><label for="one">1</label><pre>a</pre>
      <input type="radio" name="t" id="two"><label for="two">2</label><pre id="goal">b</pre>`;
    reveal(document.getElementById('goal') ?? document.body);
    expect(get('two')?.checked).toBe(true);
  });
});
