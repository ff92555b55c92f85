import { withBasePath } from '@/lib/urls';

/** The mark of a plugin. It decorates: the name always stands beside it. */
export function PluginMark({ image, size }: { image: string; size: number }) {
  // eslint-disable-next-line @next/next/no-img-element -- the export has no image optimiser
  return <img src={withBasePath(image)} alt="" width={size} height={size} />;
}
