const id = encodeURIComponent

/** `?name=value…` of what is set. */
function query(values: Record<string, string | undefined>): string {
  const set = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`
}

/** The address of every page; pages link through these and never by hand. */
export const paths = {
  home: () => '/',
  browse: () => '/browse',
  category: (category: string) => `/category/${id(category)}`,
  search: (term: string) => `/category/all${query({ search: term })}`,
  product: (product: string, finish?: string) => `/product/${id(product)}${finish ? query({ finish }) : ''}`,
  /** `finish` is a variant key. */
  productIn3d: (product: string, finish: string) => `/product/${id(product)}${query({ view: '3d', finish })}`,
  productReviews: (product: string) => `/product/${id(product)}#reviews`,
  /** Pieces side by side; all their facts, or only what differs. */
  compare: (pieces: readonly string[], isShort = false) =>
    `/compare${query({ pieces: pieces.join(',') || undefined, only: isShort ? 'differs' : undefined }).replaceAll('%2C', ',')}`,
  designerPackages: () => '/designer-packages',
  designerPackage: (style: string) => `/designer-packages/${id(style)}`,
  customDesign: () => '/custom-design',
  customDesignUpload: () => '/custom-design#floor-plan',
  planYourRoom: (brought: { piece?: string; finish?: string; package?: string } = {}) =>
    `/plan-your-room${query(brought)}`,
  sharedPlan: (key: string) => `/plan-your-room/shared/${id(key)}`,
  marketplace: () => '/marketplace',
  designers: () => '/designers',
  packages: () => '/packages',

  ourStory: () => '/our-story',
  warranty: () => '/warranty',
  returns: () => '/returns',
  shippingTerm: () => '/shippingterm',
  terms: () => '/terms',
  contact: () => '/contact',

  login: (after: { redirect?: string; email?: string } = {}) => `/login${query(after)}`,
  register: (after: { redirect?: string } = {}) => `/register${query(after)}`,
  loginAfterClosing: () => '/login?account=closed',
  forgotPassword: () => '/forgot-password',
  resetPassword: (existing: { email?: string; from?: string } = {}) => `/reset-password${query(existing)}`,

  cart: () => '/cart',
  cartAt: (product: string) => `/cart/${id(product)}`,
  wishlist: () => '/wishlist',
  profile: () => '/profile',
  profileAfterReset: () => '/profile?password-reset=success',

  shipping: () => '/shipping',
  placeOrder: () => '/placeorder',
  payment: (order: string) => `/payment/${id(order)}`,
  orderConfirmation: (order: string) => `/order/confirmation/${id(order)}`,
  orders: () => '/account/orders',
  order: (order: string) => `/account/orders/${id(order)}`,

  designRequests: () => '/account/design-requests',
  designRequest: (request: string) => `/custom-design/request/${id(request)}`,
  designRequestConfirmation: (request: string) => `/custom-design/confirmation/${id(request)}`,
  designRequestPayment: (request: string) => `/checkout/design-request/${id(request)}`,

  admin: {
    home: () => '/admin',
    login: (after: { redirect?: string; email?: string } = {}) => `/admin/login${query(after)}`,
    dashboard: () => '/admin/dashboard',
    products: () => '/admin/products',
    newProduct: () => '/admin/products/new',
    editProduct: (product: string) => `/admin/products/${id(product)}/edit`,
    bulkImport: () => '/admin/products/bulk-import',
    categories: () => '/admin/categories',
    inventory: () => '/admin/inventory',
    stocktakes: () => '/admin/stocktakes',
    stocktake: (stocktake: string) => `/admin/stocktakes/${id(stocktake)}`,
    packages: () => '/admin/packages',
    newPackage: () => '/admin/packages/new',
    editPackage: (found: string) => `/admin/packages/${id(found)}/edit`,
    questions: () => '/admin/questions',
    questionsOf: (email: string) => `/admin/questions${query({ state: 'all', search: email })}`,
    users: () => '/admin/users',
    newUser: () => '/admin/users/new',
    editUser: (user: string) => `/admin/users/${id(user)}/edit`,
    orders: () => '/admin/orders',
    newOrder: () => '/admin/orders/new',
    ordersOf: (email: string) => `/admin/orders${query({ search: email })}`,
    order: (order: string) => `/admin/orders/${id(order)}`,
    money: () => '/admin/money',
    moneyOf: (email: string) => `/admin/money${query({ view: 'due', search: email })}`,
    sales: () => '/admin/sales',
    searches: () => '/admin/searches',
    designRequests: () => '/admin/design-requests',
    designRequestsOf: (email: string) => `/admin/design-requests${query({ search: email })}`,
    designRequest: (request: string) => `/admin/design-requests/${id(request)}`,
    designBoard: (request: string) => `/admin/design-requests/${id(request)}/board`,
    content: () => '/admin/content',
    editContent: (slug: string) => `/admin/content/${id(slug)}`,
    settings: () => '/admin/settings',
    audit: () => '/admin/audit',
    auditOf: (thing: string) => `/admin/audit${query({ search: thing })}`,
    emails: () => '/admin/emails',
    emailsOf: (email: string) => `/admin/emails${query({ search: email })}`,
    letters: () => '/admin/letters',
    letter: (name: string) => `/admin/letters/${id(name)}`,
    email: (email: string) => `/admin/emails${query({ email })}`,
  },

  seller: {
    products: () => '/seller/products',
    sales: () => '/seller/orders',
    newProduct: () => '/seller/products/new',
    editProduct: (product: string) => `/seller/products/${id(product)}/edit`,
  },
} as const
