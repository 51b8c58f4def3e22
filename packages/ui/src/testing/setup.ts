// Sheets are of no use here: only the names of their classes are.
import '@vanilla-extract/css/disableRuntimeStyles';
