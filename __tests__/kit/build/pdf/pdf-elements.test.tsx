/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { createPdfElements } from '@/lib/kit/build/pdf/pdf-elements';

const toHtml = (name: 'a' | 'Card', href: string) => {
  const Element = createPdfElements('https://acme.example', '/developer')[name];
  if (typeof Element !== 'function') throw new Error(`${name} is drawn as it comes`);
  return renderToStaticMarkup(<Element href={href} title="x" />);
};

test.each(['a', 'Card'] as const)('%s leads to the portal at its sub-path', (name) => {
  expect(toHtml(name, '/guides/webhooks/')).toContain(
    'href="https://acme.example/developer/guides/webhooks/"',
  );
});

test.each(['https://other.example/x', 'mailto:a@b.example', '#refunds'])(
  'an address outside the portal stays: %s',
  (href) => expect(toHtml('a', href)).toContain(`href="${href}"`),
);
