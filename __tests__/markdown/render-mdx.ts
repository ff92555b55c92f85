import { evaluate } from '@mdx-js/mdx';
import { createElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OwnParts } from '@/lib/content/schemas/slots';
import { MDX_ELEMENTS } from '@/lib/markdown/mdx-elements.mjs';
import { createMdxOptions } from '@/lib/markdown/mdx-plugins.mjs';

export const values = {
  name: 'ExamplePay',
  product: 'examplepay',
  email: 'developers@example.com',
  currency: 'USD',
  sandboxApi: 'https://api-test.example.com',
  sandboxApp: 'https://app-test.example.com',
};

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** Draws a component as `<x-callout tone="warn">…</x-callout>`, so that a test sees what it was given. */
function stub(name: string) {
  return function Stub({ children, html, ...attributes }: Props) {
    const inner = typeof html === 'string' ? { dangerouslySetInnerHTML: { __html: html } } : {};
    return createElement(`x-${name.toLowerCase()}`, { ...attributes, ...inner }, children);
  };
}

const names = [...Object.keys(MDX_ELEMENTS), 'CodeBlock', 'Sequence'];
const components = Object.fromEntries(names.map((name) => [name, stub(name)]));

/** MDX through the build's plugins, as HTML and table of contents. */
export async function renderMdx(
  source: string,
  own: Partial<OwnParts> = {},
): Promise<{ html: string; toc: unknown }> {
  const { default: Content, toc } = await evaluate(source, {
    ...runtime,
    ...createMdxOptions(values, own),
  });
  const others = Object.keys(own.elements ?? {}).map((name) => [name, stub(name)]);
  const all = { ...components, ...Object.fromEntries(others) };
  return { html: renderToStaticMarkup(createElement(Content, { components: all })), toc };
}
