/** Apart from the words of the body and its list, which the other pages that ask for the strength do not need. */
export const strengthMessages = {
  question: 'How strong is the pain there now?',
  hint: '0 is no pain, 10 is the worst you can imagine. You can skip this.',
  clear: 'Take the number away',
}
