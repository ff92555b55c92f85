import type { MDXComponents } from 'mdx/types';
import { mdxComponents } from '@/components/docs/mdx/mdx-components';

/** The name and place Next demands; the components live in `components/docs/mdx`. */
export function useMDXComponents(): MDXComponents {
  return mdxComponents;
}
