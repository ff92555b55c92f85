import { withBasePath } from '@/lib/routes/urls';

/** The logo of a plugin; decorative, because the name is always beside it. */
export function PluginLogo({ image, size }: { image: string; size: number }) {
  return (
    <picture>
      <img src={withBasePath(image)} alt="" width={size} height={size} />
    </picture>
  );
}
