/** Every text there is: a folder of texts adds its own, with the types of its English sheet. */
export interface AllTexts {}
