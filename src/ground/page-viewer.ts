/** The header in which a page tells the server whose page it is. */
export const pageViewerHeader = 'x-viewer'
/** The same in a form that is sent without scripts, and in the address of a file. */
export const pageViewerField = 'page-viewer'
/** A page of guests names this in the place of a viewer. */
export const pageOfNobody = 'nobody'
