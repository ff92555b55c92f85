import type { MDXComponents } from 'mdx/types';
import { mdxComponents } from '@/components/docs/mdx/mdx-components';

/** Components of MDX, in the file that Next requires; they are in `components/docs/mdx`. */
export function useMDXComponents(): MDXComponents {
  return mdxComponents;
}
