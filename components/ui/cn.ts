/** Joins class names, leaving out what is not set. Two utilities for one property do not belong together: use a variant. */
export { cx as cn } from 'class-variance-authority'
