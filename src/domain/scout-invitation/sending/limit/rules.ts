/** Days over which the scouts of a plan count: what is sent today can be sent anew after as many days. */
export const quotaDays = 30
