import { loadLogo } from '@/lib/content/brand/load-logo';
import { createDisk } from '@/lib/content/source/disk';
import { createLoader } from '@/lib/content/source/loader';
import { faultsOf, writeProject } from '../../support/sample-project';

const REMEDY = '. Export the drawing as plain SVG';
const svg = (content: string, attributes = 'viewBox="0 0 120 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${content}\n</svg>`;
const faultsIn = (logo: string) => faultsOf({ 'content/logo.svg': logo }, 'content/logo.svg');

test('a drawing may use gradients, ids, styles and pictures of its own', () => {
  const content = `<style>.a{fill:url(#g)}</style><linearGradient id="g"/><use href="#g"/>
    <path class="a" fill="url('#g')"/><image href="data:image/png;base64,AAAA"/>`;
  expect(faultsIn(`<?xml version="1.0"?><!DOCTYPE svg>${svg(content)}`)).toEqual([]);
});

test.each([
  ['<script>alert(1)</script>', 'line 2: <script> is refused'],
  ['<svg:SCRIPT/>', 'line 2: <svg:SCRIPT> is refused'],
  ['<foreignObject><p/></foreignObject>', 'line 2: <foreignObject> is refused'],
  ['\n<g onload="go()"/>', 'line 3: the attribute onload is code, which is refused'],
  [
    '<image href="https://x.example/a.png"/>',
    'line 2: href names "https://x.example/a.png", and a drawing loads nothing: expected "#" and an id',
  ],
  [
    '<use xlink:href="a.svg#b"/>',
    'line 2: xlink:href names "a.svg#b", and a drawing loads nothing: expected "#" and an id',
  ],
  [
    '<image href="data:image/svg+xml,x"/>',
    'line 2: href names "data:image/svg+xml,x", and a drawing loads nothing: expected "#" and an id',
  ],
  [
    '<path style="fill: url( //x.example )"/>',
    'line 2: style names "//x.example ", and a drawing loads nothing: expected "#" and an id',
  ],
  ['<style>@import "x.css";</style>', 'line 2: a style names "x.css", and a drawing loads nothing'],
])('%j is refused', (content, fault) => expect(faultsIn(svg(content))).toEqual([fault + REMEDY]));

test('an entity is refused, by which a drawing could hide the rest', () =>
  expect(faultsIn(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`)).toEqual([
    `line 1: an entity is refused${REMEDY}`,
  ]));

test('what is no SVG, and one without a size, says what is missing', () => {
  expect(faultsIn('<html/>')).toEqual([`(root): expected an SVG: <svg viewBox="…">${REMEDY}`]);
  expect(faultsIn(svg('', 'width="100%"'))).toEqual([
    '(root): <svg> has no size: give it a viewBox such as viewBox="0 0 120 32"',
  ]);
});

test('the tab icon is checked like the logo', () =>
  expect(faultsOf({ 'content/icon.svg': svg('<a/>') }, 'content/icon.svg')).toEqual([
    `line 2: <a> is refused${REMEDY}`,
  ]));

test('a logo for dark pages alone is refused', () =>
  expect(faultsOf({ 'content/logo-dark.svg': svg('') })).toEqual([
    '(root): content/logo.svg is missing, which light pages show',
  ]));

test.each([
  ['width="40px" height="10"', { width: 40, height: 10 }],
  ['viewBox="-5,-5 24 12" width="100%"', { width: 24, height: 12 }],
])('a logo with %s has the size that it says', (attributes, size) => {
  const root = writeProject({ 'content/logo.svg': svg('', attributes) });
  expect(loadLogo(createLoader(createDisk(root)))).toEqual({ logo: { ...size, hasDark: false } });
});
