/** The values of a text that uses none. */
export type NoValues = Readonly<Record<never, never>>;

/**
 * The texts of an editor: each key with the values that its text uses (STR-629). The caller decides when to show a text: the requirements tie none of them to a
 * response.
 */
export interface EditorValues {
  /** Labels (STR-601 to STR-609). */
  editorTags: NoValues;
  editorCategories: NoValues;
  editorFileName: NoValues;
  editorFileSizeLimit: NoValues;
  editorDataset: NoValues;
  editorDatasetRows: NoValues;
  editorDatasetColumns: NoValues;
  editorMailTo: NoValues;
  editorMailCc: NoValues;
  editorMailBcc: NoValues;
  editorMailSubject: NoValues;
  editorMailBody: NoValues;
  editorAddress: NoValues;
  editorAddressCityStateZip: NoValues;
  editorAddressCountry: NoValues;
  editorPhone: NoValues;
  editorPhoneCountryCode: NoValues;
  editorLinkName: NoValues;
  editorLinkNewWindow: NoValues;
  editorMailList: NoValues;
  editorMailListDoubleOptIn: NoValues;
  editorSortBy: NoValues;
  editorSortNone: NoValues;

  /** Messages (STR-610 to STR-627). */
  editorSomethingWrong: NoValues;
  editorNotLoaded: NoValues;
  /** The label of the only action that the editor offers. */
  editorTryAgain: NoValues;
  editorNoResultsLoaded: NoValues;
  editorNetworkError: NoValues;
  editorJobNoData: NoValues;
  editorFileFailed: NoValues;
  editorFileCanceled: NoValues;
  editorFileNotUploaded: NoValues;
  editorFileNotRenamedTitle: NoValues;
  editorFileNotRenamed: NoValues;
  editorFileNotLoaded: NoValues;
  editorCollectionsNotLoaded: NoValues;
  editorFontsNotLoaded: NoValues;
  editorFontPreviewNotLoaded: { readonly fontName: string };
  editorNotConnected: NoValues;
  editorNoMailLists: NoValues;
  editorTimeZoneNotLoaded: NoValues;
  /** On Android devices. */
  editorNoCodeOnAndroid: NoValues;
}
