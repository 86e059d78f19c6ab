/** How a page asks for what is edited on it: that stays as it was opened, however often the window is looked at again. */
export const asOpened = { refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: 0 } as const
