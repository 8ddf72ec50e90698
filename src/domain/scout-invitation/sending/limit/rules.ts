/** Days over which the scouts of a plan count: what is sent today can be sent anew after as many days. */
export const quotaDays = 30

/** The sentence beside a number of scouts that count against the limit. */
export const quotaWords = '送信予約は、予約した日の送信に数えます。届く前に取り消したものは数えません。'
