import { withBasePath } from '@/lib/routes/urls';

/** The mark of a plugin. It decorates: the name always stands beside it. */
export function PluginLogo({ image, size }: { image: string; size: number }) {
  return (
    <picture>
      <img src={withBasePath(image)} alt="" width={size} height={size} />
    </picture>
  );
}
