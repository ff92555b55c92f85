import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { withBasePath } from '@/lib/routes/urls';

type Titled = { title?: string; children?: ReactNode };

/**
 * Creates the components that render MDX in a PDF guide, with absolute links.
 * @param site origin of the portal.
 * @param basePath sub-path of the portal, `/developer`; empty at the root.
 */
export function createPdfElements(site: string, basePath: string): MDXComponents {
  const absoluteUrl = (href: string) =>
    href.startsWith('/') ? `${site}${withBasePath(href, basePath)}` : href;
  return {
    a: ({ href = '', children }) => <a href={absoluteUrl(href)}>{children}</a>,
    CodeBlock: ({ title, html }: { title?: string; html: string }) => (
      <figure className="code">
        {title && <figcaption>{title}</figcaption>}
        <pre dangerouslySetInnerHTML={{ __html: `<code>${html}</code>` }} />
      </figure>
    ),
    CodeGroup: ({ children }: Titled) => <>{children}</>,
    Callout: ({ title, children }: Titled) => (
      <aside>
        {title && <strong>{title}</strong>}
        {children}
      </aside>
    ),
    Checklist: ({ children }: Titled) => <div className="checklist">{children}</div>,
    Steps: ({ children }: Titled) => <ol>{children}</ol>,
    Step: ({ title, children }: Titled) => (
      <li>
        <strong>{title}</strong>
        {children}
      </li>
    ),
    Cards: ({ children }: Titled) => <ul>{children}</ul>,
    Card: ({ title, href = '', children }: Titled & { href?: string }) => (
      <li>
        <a href={absoluteUrl(href)}>{title}</a> {children}
      </li>
    ),
  };
}
