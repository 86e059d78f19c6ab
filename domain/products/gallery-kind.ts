export type GalleryKind = '3d' | 'images' | 'none'

type Showable = { images: readonly unknown[]; modelUrl: string; variantModels: Record<string, string> }

/**
 * What a product's page shows: its 3D model where there is one, else its pictures. `modelUrl` may be a 3D page,
 * a model, or a list of picture addresses.
 */
export function galleryKind({ images, modelUrl, variantModels }: Showable): GalleryKind {
  if (Object.keys(variantModels).length > 0 || /\.(html|glb)/i.test(modelUrl)) return '3d'
  return images.length > 0 || /\.jpg/i.test(modelUrl) ? 'images' : 'none'
}
