import type { ReactNode } from 'react';
import type { Site } from '@/lib/content/site';

type PdfDocumentProps = {
  site: Site;
  title: string;
  description: string;
  css: string;
  children: ReactNode;
};

/** The page that is printed: title, lead and text, with the provider's name and mark on top. */
export function PdfDocument({ site, title, description, css, children }: PdfDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} | ${site.name}`}</title>
        <meta name="author" content={site.name} />
        <meta name="description" content={description} />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <header>
          <svg viewBox="0 0 32 32" width="20" height="20" aria-hidden="true">
            <clipPath id="mark">
              <rect width="32" height="32" rx="9.8" />
            </clipPath>
            <g clipPath="url(#mark)">
              <path fill={site.theme.primary} d="M0 0h32v32H0z" />
              <path fill={site.theme.secondary} d="M32 1.28V32H1.28z" />
            </g>
          </svg>
          <span>{site.name}</span>
          <span className="kind">{site.tagline}</span>
        </header>
        <main>
          <h1>{title}</h1>
          <p className="lead">{description}</p>
          {children}
        </main>
      </body>
    </html>
  );
}
