/** The looks of the stock colours, for letters. */
export const stockLook = { red: 'text-red font-medium', amber: 'text-amber font-medium', green: 'text-leaf' }
