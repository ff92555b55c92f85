/** @jest-environment jsdom */
import { renderWhenIdle } from '@/components/api-reference/rendering/lazy-details';

let idle: (() => void)[] = [];
const rest = () => {
  const due = idle;
  idle = [];
  for (const callback of due) callback();
};

beforeEach(() => {
  idle = [];
  Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  document.body.innerHTML = '<article><p></p></article>';
});
afterEach(() => {
  while (idle.length > 0) rest();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

const part = () => document.querySelector('p') ?? document.body;

test('parts are drawn one at a time, the first first, each when the browser is idle again', () => {
  const drawn: string[] = [];
  for (const name of ['a', 'b']) renderWhenIdle(part(), () => drawn.push(name));
  expect(drawn).toEqual([]);
  rest();
  expect(drawn).toEqual(['a']);
  rest();
  expect(drawn).toEqual(['a', 'b']);
});

test('what is no longer wanted is not drawn', () => {
  const draw = jest.fn();
  renderWhenIdle(part(), draw)();
  rest();
  expect(draw).not.toHaveBeenCalled();
});

test('nothing more is drawn in an operation that is long already', () => {
  const draw = jest.fn();
  document
    .querySelector('article')
    ?.append(...Array.from({ length: 4000 }, () => document.createElement('b')));
  renderWhenIdle(part(), draw);
  rest();
  expect(draw).not.toHaveBeenCalled();
});

test('a browser that does not say when it is idle draws them too, one after the other', () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  jest.useFakeTimers();
  const drawn: string[] = [];
  for (const name of ['a', 'b']) renderWhenIdle(part(), () => drawn.push(name));
  expect(drawn).toEqual([]);
  jest.advanceTimersToNextTimer();
  expect(drawn).toEqual(['a']);
  jest.advanceTimersToNextTimer();
  expect(drawn).toEqual(['a', 'b']);
  jest.useRealTimers();
});
