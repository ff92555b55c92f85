<?php
/**
 * Plugin Name: @name@ add-on for Gravity Forms
 * Description: Takes one-time card payments with Gravity Forms through the payment gateway of @name@.
 * Version: @version@
 * Author: @name@
 * License: MIT
 * Requires at least: @wordpressMin@
 * Tested up to: @wordpressMax@
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

define( 'PG_FORMS_FILE', __FILE__ );
define( 'PG_FORMS_API', '@sandboxApi@' );

function pg_forms_load() {
	if ( ! method_exists( 'GFForms', 'include_payment_addon_framework' ) ) {
		return;
	}
	GFForms::include_payment_addon_framework();
	require_once dirname( PG_FORMS_FILE ) . '/includes/class-pg-api.php';
	require_once dirname( PG_FORMS_FILE ) . '/includes/class-pg-forms-addon.php';
	GFAddOn::register( 'Pg_Forms_AddOn' );
}
add_action( 'gform_loaded', 'pg_forms_load', 5 );
