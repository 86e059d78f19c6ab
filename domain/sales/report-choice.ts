/** The four views of a sales report. */
export const reportTypes = ['sales', 'products', 'categories', 'customers'] as const
export type ReportType = (typeof reportTypes)[number]

export const reportTypeLabels: Record<ReportType, string> = {
  sales: 'Sales',
  products: 'Products',
  categories: 'Categories',
  customers: 'Customers',
}

/** What a report can be saved as. */
export const exportFormats = ['csv', 'excel', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]
