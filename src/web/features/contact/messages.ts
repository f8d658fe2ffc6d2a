import { text } from '#web/language/text.ts'

export const contactMessages = {
  heading: 'Contact us',
  lead: 'Questions, praise, mistakes you have found: write to us.',
  notMedical:
    'We cannot give medical advice here, and nobody reads messages at night. In an emergency call 112, or the emergency number where you are.',
  name: 'Name',
  email: 'Email',
  emailHint: 'So that we can answer.',
  message: 'Message',
  messageHint: 'Please leave out what need not be known about your health.',
  send: 'Send Message',
  kept: 'We use this to answer you, and delete it after 12 months. More in the [privacy policy].',
  /** As specified. */
  sent: 'Your message has been sent successfully',
  sentHeading: 'Thank you',
  sentText: text('Your message has been sent. We answer to {email}.'),
  another: 'Write another message',
  /** As specified. */
  failed: 'Something went wrong. Please try again later',
  failedMore: 'Your message is still here.',
}
