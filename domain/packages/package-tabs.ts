/** The two shelves of designer packages: whole homes by their bedrooms, and styles to begin with. */
export const packageTabs = ['pre-designed', 'full-home'] as const
export type PackageTab = (typeof packageTabs)[number]

export const packageTabLabels: Record<PackageTab, string> = {
  'pre-designed': 'Pre-Designed Packages',
  'full-home': 'Full Home Packages',
}
