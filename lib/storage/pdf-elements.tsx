import type { ReactNode } from 'react';
import type { MDXComponents } from 'mdx/types';

type Titled = { title?: string; children?: ReactNode };

/** How the elements of MDX are drawn on paper. `site` is the address that links of the portal begin with. */
export function toPdfElements(site: string): MDXComponents {
  return {
    a: ({ href = '', children }) => (
      <a href={href.startsWith('/') ? `${site}${href}` : href}>{children}</a>
    ),
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
        <a href={href.startsWith('/') ? `${site}${href}` : href}>{title}</a> {children}
      </li>
    ),
  };
}
